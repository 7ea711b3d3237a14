import process from 'node:process';
import { killAgainAndAgain } from './kills.ts';
import { longHistory } from './longHistory.ts';
import type { Measurement } from './measurement.ts';

const KILLS = Number(process.env['GRAND_PATIENCE_KILLS'] ?? 500);

/** What kills of the host do to the data, and what a long history costs. */
export default async function* durability(): AsyncGenerator<Measurement> {
  const { results, lost, doubled, behind, complaints } = await killAgainAndAgain(KILLS);
  yield { name: 'kills', value: KILLS, unit: 'kills' };
  yield { name: 'results acknowledged', value: results, unit: 'games' };
  yield { name: 'results lost', value: lost, unit: 'games' };
  yield { name: 'results doubled', value: doubled, unit: 'games' };
  yield { name: 'running games not at their last acknowledged move', value: behind, unit: 'games' };
  yield { name: 'complaints at the last start', value: complaints, unit: 'notices' };
  yield* longHistory();
}
