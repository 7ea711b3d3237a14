import * as v from 'valibot';

/** What can go wrong with a request, as data: the window puts it into the player's words. */
export const failureCodes = [
  /** The host does not know the request. */
  'unknownRequest',
  /** The window has not the host's token, or is not the app's own. */
  'forbidden',
  /** The argument is not what the contract asks for; nothing was done. */
  'malformed',
  /** The message is larger than its request allows; nothing was done. */
  'tooLarge',
  /** The disk is full; what was written earlier is as it was. */
  'diskFull',
  /** The folder or file may not be written or read. */
  'noPermission',
  /** The folder or file is gone, or its drive is. */
  'notFound',
  /** A folder stands where a file should be, or the other way round. */
  'wrongKind',
  /** Any other failure of the file system. */
  'storage',
  /** The file was written by a newer version of the app, and is left untouched. */
  'newerVersion',
  /** The file cannot be read as what it should be; it is kept. */
  'damaged',
  /** What the request is about does not exist (any more). */
  'unknownItem',
  /** Another window has this game open. */
  'openElsewhere',
  /** The host cannot do this on this system. */
  'unsupported',
  /** The host does not answer. */
  'unreachable',
  /** A mistake in the program. */
  'internal',
] as const;
export type FailureCode = (typeof failureCodes)[number];

export const failureSchema = v.strictObject({
  code: v.picklist(failureCodes),
  /** The file or folder it is about. */
  path: v.exactOptional(v.string()),
  /** What exactly failed, in English, for the report that a player may copy. */
  detail: v.exactOptional(v.string()),
});
export type Failure = Readonly<v.InferOutput<typeof failureSchema>>;

/** A failure on its way through the program. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly failure: Failure;

  constructor(failure: Failure, options?: { readonly cause: unknown }) {
    super(
      [failure.code, failure.path, failure.detail].filter((part) => part !== undefined).join(': '),
      options,
    );
    this.failure = failure;
  }
}

/** Any thrown value as a failure; what is no `HostError` is a mistake in the program. */
export function failureOf(error: unknown): Failure {
  if (error instanceof HostError) return error.failure;
  return {
    code: 'internal',
    detail: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
  };
}
