/// <reference types="vitest/config" />
// Builds the page into the Python package, which serves it.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { firstLoad } from './first_load'

const server = process.env['DEDUCTIO_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), firstLoad()],
  build: {
    outDir: '../src/deductio/page',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server },
      '/games': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    include: process.env['DEDUCTIO_SAID'] ? ['tests/said.ts'] : ['tests/**/*.test.ts'],
    environment: 'node',
  },
})
