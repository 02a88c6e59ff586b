// Says how much a first visit loads, compressed, and refuses to build a page that loads too much.
import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

const LIMIT = 60_000

export function firstLoad(): Plugin {
  return {
    name: 'first-load',
    generateBundle(_, bundle) {
      const parts = [...needed(bundle)].map((name) => bundle[name]).filter((part) => part !== undefined)
      const size = parts.map(compressed).reduce((all, one) => all + one, 0)
      console.log(`First load: ${(size / 1000).toFixed(1)} kB of JavaScript and CSS, compressed.`)
      if (size > LIMIT) this.error(`the first load must stay under ${LIMIT / 1000} kB`)
    },
  }
}

/** The entry, everything it imports, and the texts of one language: what Home shows. */
function needed(bundle: Rollup.OutputBundle): Set<string> {
  const found = new Set<string>()
  const visit = (name: string) => {
    const part = bundle[name]
    if (part?.type !== 'chunk' || found.has(name)) return
    found.add(name)
    part.imports.forEach(visit)
    part.viteMetadata?.importedCss.forEach((css) => found.add(css))
  }
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  chunks.filter((chunk) => chunk.isEntry).forEach((chunk) => visit(chunk.fileName))
  const texts = chunks.filter((chunk) => chunk.facadeModuleId?.includes('/client/src/locale/fr.ftl'))
  texts.forEach((chunk) => visit(chunk.fileName))
  return found
}

function compressed(part: Rollup.OutputAsset | Rollup.OutputChunk): number {
  return gzipSync(part.type === 'chunk' ? part.code : part.source).length
}
