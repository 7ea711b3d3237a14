/** What a host needs of the services. */
export { prepareChosenFolder } from './chosenFolder.ts';
export { contentTypeOf } from './contentTypes.ts';
export { defaultDataFolder } from './folders.ts';
export type { HostActions, HostWindows } from './handlers.ts';
export { handlersOf } from './handlers.ts';
export type { Services, ServicesOptions } from './services.ts';
export { createServices } from './services.ts';
export { windowPolicy } from './windowPolicy.ts';
