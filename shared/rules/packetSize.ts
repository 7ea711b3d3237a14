import type { CompiledGame } from './compile.ts';

/**
 * Cards that one deal from the stock puts on the waste in this pass (1 for the first), while the stock has them:
 * passes beyond the last one named deal as that one does. For games with a waste.
 */
export function packetSize({ packets }: CompiledGame, pass: number): number {
  return packets[Math.min(pass, packets.length) - 1] ?? 1;
}
