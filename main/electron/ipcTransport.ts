import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import type { HostTransport, Reply } from '../../shared/ipc/answer.ts';
import { requestChannel } from '../../shared/ipc/bridge.ts';
import type { RequestName } from '../../shared/ipc/contract.ts';
import { requests } from '../../shared/ipc/contract.ts';
import type { Failure } from '../../shared/ipc/failure.ts';
import { isOwnAddress } from './security.ts';

/**
 * Carries the contract's requests over Electron's IPC, each on a channel of its own. Only the main frame of a page of
 * the app is answered, and only messages within their size.
 */
export function ipcTransport(ipcMain: Pick<IpcMain, 'handle'>): HostTransport {
  return {
    handle(name, reply) {
      ipcMain.handle(requestChannel(name), async (event, argument: unknown): Promise<Reply> => {
        if (!comesFromApp(event))
          return refusal({ code: 'forbidden', detail: `${name}: not from a window of the app` });
        if (isTooLarge(name, argument)) return refusal({ code: 'tooLarge', detail: name });
        return reply(argument, String(event.sender.id));
      });
    },
  };
}

function comesFromApp({ senderFrame, sender }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame === sender.mainFrame && isOwnAddress(senderFrame.url);
}

/** Measured as the browser host measures: by its JSON. What has no JSON is refused by the check of the argument. */
function isTooLarge(name: RequestName, argument: unknown): boolean {
  const limit = requests[name].maxBytes;
  try {
    const json: string | undefined = JSON.stringify(argument);
    return json !== undefined && json.length > limit;
  } catch (error) {
    // A BigInt or a circle: no argument of the contract has either, so the check refuses it.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function refusal(failure: Failure): Reply {
  return { ok: false, failure };
}
