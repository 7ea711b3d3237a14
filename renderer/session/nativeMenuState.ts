import { effect } from '@preact/signals';
import { commandIds } from '../../shared/commands/commands.ts';
import type { App } from '../overlay/app.ts';

/**
 * Lets the system's menus follow the commands: which can be used, and which have a tick. Returns what ends that. The
 * window's own menu bar reads the commands itself.
 */
export function followWithNativeMenus(
  { host, about, actions }: App,
  failed: (error: unknown) => void,
): () => void {
  if (about.host !== 'electron') return () => undefined;
  let last = '';
  return effect(() => {
    const enabled = commandIds.filter((id) => actions[id].enabled());
    const ticked = commandIds.filter((id) => actions[id].checked?.() ?? false);
    const state = JSON.stringify([enabled, ticked]);
    if (state === last) return;
    last = state;
    host.request('app.menuState', { enabled, ticked }).catch(failed);
  });
}
