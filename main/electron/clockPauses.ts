import type { PowerMonitor } from 'electron';
import type { Emit } from '../../shared/ipc/answer.ts';

/** Lets the clock stand while the machine sleeps or is locked. */
export function pauseClockWithMachine(powerMonitor: Pick<PowerMonitor, 'on'>, emit: Emit): void {
  const tell = (paused: boolean) => () => emit('clock.pause', { paused, at: new Date().toISOString() });
  powerMonitor.on('suspend', tell(true));
  powerMonitor.on('lock-screen', tell(true));
  powerMonitor.on('resume', tell(false));
  powerMonitor.on('unlock-screen', tell(false));
}
