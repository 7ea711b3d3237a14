import { useEffect, useState } from 'preact/hooks';
import type { Argument, Result } from '../../../shared/ipc/contract.ts';
import type { HostClient } from '../../host/hostClient.ts';

export type Report = Result<'statistics.read'>;
export type Filter = Argument<'history.export'>['filter'];
type Families = NonNullable<Argument<'statistics.read'>['families']>;

/** What is known of the figures asked for: nothing yet, the figures, or why there are none. */
export type Reading =
  | { readonly state: 'waiting' }
  | { readonly state: 'read'; readonly report: Report }
  | { readonly state: 'failed'; readonly error: unknown };

/** The figures of a filter, read again whenever results are added or taken away. */
export function useReport(host: HostClient, filter: Filter, families: Families): Reading {
  const [reading, setReading] = useState<Reading>({ state: 'waiting' });
  useEffect(() => {
    let closed = false;
    const read = async (): Promise<void> => {
      try {
        const report = await host.request('statistics.read', { ...filter, families });
        if (!closed) setReading({ state: 'read', report });
      } catch (error) {
        if (!closed) setReading({ state: 'failed', error });
      }
    };
    void read();
    const stop = host.on('history.changed', () => void read());
    return () => {
      closed = true;
      stop();
    };
  }, [host, filter, families]);
  return reading;
}
