/** A worker thread starts without the translation of TypeScript that its parent has: it sees to that first. */
import { register } from 'tsx/esm/api';

register();
await import('./solveWorker.ts');
