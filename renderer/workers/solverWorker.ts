import { serveSolver } from '../../shared/solver/service.ts';

declare const self: DedicatedWorkerGlobalScope;

const answer = serveSolver({
  clock: () => performance.now(),
  reply: (reply) => self.postMessage(reply),
});
self.addEventListener('message', (event) => answer(event.data));
