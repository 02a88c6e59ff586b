// Opens the page in the reader's language.
import { mount } from 'svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/art.css'
import App from './App.svelte'
import { keep, settings } from './lib/settings.svelte'
import { shelf } from './lib/shelf.svelte'
import { speak } from './lib/text.svelte'

keep()
await Promise.all([speak(settings.language), shelf.open()])
mount(App, { target: document.getElementById('page')! })
