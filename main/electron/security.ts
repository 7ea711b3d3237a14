import type { Session, WebContents } from 'electron';
import { APP_ORIGIN } from './appProtocol.ts';

/** What the window may ask Chromium for: a full screen, and to put a text that the player copies on the clipboard. */
const granted: readonly string[] = ['fullscreen', 'clipboard-sanitized-write'];

/** Whether an address is one of the app's own pages or files. */
export function isOwnAddress(address: string): boolean {
  return address === APP_ORIGIN || address.startsWith(`${APP_ORIGIN}/`);
}

/** Whether a request may go out: to the app's own files, and to what the window made itself. */
function mayLoad(address: string, devTools: boolean): boolean {
  if (isOwnAddress(address) || address.startsWith(`blob:${APP_ORIGIN}/`) || address.startsWith('data:'))
    return true;
  return devTools && address.startsWith('devtools:');
}

/** Denies a session every permission but the two above, every device, every download and request that leaves the app. */
export function secureSession(session: Session, devTools: boolean): void {
  session.setPermissionRequestHandler((contents, permission, callback) => {
    callback(granted.includes(permission) && isOwnAddress(contents.getURL()));
  });
  session.setPermissionCheckHandler((_contents, permission, origin) => {
    return granted.includes(permission) && isOwnAddress(origin.replace(/\/$/, ''));
  });
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest((details, callback) => {
    callback({ cancel: !mayLoad(details.url, devTools) });
  });
  session.on('will-download', (event, item) => {
    // What the window makes itself, such as a backup, the player saves where the system's dialog puts it.
    if (!item.getURL().startsWith(`blob:${APP_ORIGIN}/`)) event.preventDefault();
  });
}

/** Denies a page every way out of the app: navigation, new windows, embedded pages. */
export function secureContents(contents: WebContents): void {
  const stay = (event: { preventDefault(): void }, address: string): void => {
    if (!isOwnAddress(address)) event.preventDefault();
  };
  contents.on('will-navigate', (event) => stay(event, event.url));
  contents.on('will-frame-navigate', (event) => stay(event, event.url));
  contents.on('will-redirect', (event) => stay(event, event.url));
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}
