import { randomUUID } from 'node:crypto';
import { hostname, uptime } from 'node:os';
import process from 'node:process';
import type { FileSystem } from './fileSystem.ts';
import { nodeFileSystem } from './nodeFileSystem.ts';
import type { Owner } from './owner.ts';
import { isProcessAlive, machineName } from './owner.ts';

/** Everything outside that the services depend on, so that tests decide it. */
export interface Surroundings {
  readonly fs: FileSystem;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly owner: Owner;
  /** When the machine was started. */
  readonly booted: Date;
}

/** The real machine, clock and process. */
export const machineSurroundings: Surroundings = {
  fs: nodeFileSystem,
  now: () => new Date(),
  newId: () => randomUUID(),
  owner: { machine: machineName(hostname()), pid: process.pid, isAlive: isProcessAlive },
  booted: new Date(Date.now() - uptime() * 1000),
};
