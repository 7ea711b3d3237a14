import process from 'node:process';
import { systemCode } from './fileSystem.ts';

/** Who writes: half-written files and histories that are being appended to carry it in their names. */
export interface Owner {
  readonly machine: string;
  readonly pid: number;
  /** Whether that process of this machine still runs. */
  isAlive(pid: number): boolean;
}

/** How an owner is written in a file's name: `MACHINE.PID`. */
export function ownerMark(owner: Owner): string {
  return `${owner.machine}.${owner.pid}`;
}

/**
 * Whether the process that marked a file is gone for ever, as judged by `owner` of a file that is not its own. A
 * dead process cannot come back, so that the answer true stays true. A number that is in use again makes a dead
 * process look alive, and another machine's processes always look so: its files are read, but left as they are.
 */
export function isDead(owner: Owner, machine: string, pid: number): boolean {
  if (machine !== owner.machine) return false;
  return pid === owner.pid || !owner.isAlive(pid);
}

/** A machine's name, fit to be part of a file's name. */
export function machineName(name: string): string {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return plain.slice(0, 40) || 'machine';
}

/** Whether a process of this machine runs. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process that may not be signalled is there all the same.
    return systemCode(error) === 'EPERM';
  }
}
