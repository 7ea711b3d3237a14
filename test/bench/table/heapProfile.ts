import type { CDPSession } from 'playwright';

/** A node of the profile that the browser's sampling heap profiler gives. */
interface ProfileNode {
  readonly callFrame: { readonly functionName: string };
  readonly selfSize: number;
  readonly children?: readonly ProfileNode[];
}

/** Which calls count: those from one of `within`, but for what is called from one of `except`. */
export interface Callers {
  readonly within: readonly string[];
  readonly except: readonly string[];
}

/** Samples what is allocated while `work` runs; the answer tells the bytes that these callers allocated. */
export async function sampleAllocations(
  devtools: CDPSession,
  work: () => Promise<unknown>,
): Promise<(callers: Callers) => number> {
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.startSampling', { samplingInterval: 64 });
  await work();
  const { profile } = await devtools.send('HeapProfiler.stopSampling');
  return (callers) => bytesOf(profile.head, callers, false);
}

function bytesOf(node: ProfileNode, callers: Callers, isWithin: boolean): number {
  const name = node.callFrame.functionName;
  const counts = (isWithin || callers.within.includes(name)) && !callers.except.includes(name);
  const own = counts ? node.selfSize : 0;
  return (node.children ?? []).reduce((sum, child) => sum + bytesOf(child, callers, counts), own);
}
