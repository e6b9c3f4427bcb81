import { mount } from 'svelte'
import App from './App.svelte'
import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'
import './look/shared.css'
import { startRouter } from './state/router.svelte'
import { me } from './state/session.svelte'
import { applySettings } from './state/settings.svelte'
import { loadTexts } from './texts/texts.svelte'

applySettings()
startRouter()
// The first words, and who I am, are there before the first page is drawn: no page of keys, no jump.
await Promise.all([loadTexts(), me.load().catch(() => undefined)])
mount(App, { target: document.getElementById('app') as HTMLElement })
