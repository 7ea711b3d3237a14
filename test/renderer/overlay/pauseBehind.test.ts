import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { pauseBehindDialogs } from '../../../renderer/overlay/dialog/pauseBehind.ts';
import type { DialogName } from '../../../renderer/overlay/overlayState.ts';

it('what plays by itself pauses when a dialog opens, and not before', () => {
  const dialog = signal<DialogName | null>(null);
  const paused: string[] = [];
  const stop = pauseBehindDialogs({
    overlay: { dialog },
    replay: { pause: () => paused.push('replay') },
    assistant: { playOut: { pause: () => paused.push('solution') } },
  });
  expect(paused).toEqual([]);
  dialog.value = 'settings';
  expect(paused).toEqual(['replay', 'solution']);
  dialog.value = null;
  expect(paused).toHaveLength(2);
  stop();
});
