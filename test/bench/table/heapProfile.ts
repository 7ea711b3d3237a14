import type { CDPSession } from 'playwright';

/** A node of the profile that the browser's sampling heap profiler gives. */
interface ProfileNode {
  readonly callFrame: { readonly functionName: string };
  readonly selfSize: number;
  readonly children?: readonly ProfileNode[];
}

/** Bytes that everything called from one of these functions has allocated while `work` ran, as sampled. */
export async function allocatedBy(
  devtools: CDPSession,
  functions: readonly string[],
  work: () => Promise<unknown>,
): Promise<number> {
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.startSampling', { samplingInterval: 64 });
  await work();
  const { profile } = await devtools.send('HeapProfiler.stopSampling');
  return bytesWithin(profile.head, functions, false);
}

function bytesWithin(node: ProfileNode, functions: readonly string[], isWithin: boolean): number {
  const counts = isWithin || functions.includes(node.callFrame.functionName);
  const own = counts ? node.selfSize : 0;
  return (node.children ?? []).reduce((sum, child) => sum + bytesWithin(child, functions, counts), own);
}
