import { crc32 } from 'node:zlib';

/**
 * CRC-32 (ISO 3309) as eight hexadecimal digits. It finds damage, which is what it is for; it is no protection
 * against somebody who forges a file, and needs to be none.
 */
export function checksum(bytes: Uint8Array | string): string {
  return checksumText(crc32(bytes));
}

/** The checksum of bytes that come in pieces: start with 0 and hand on what came out. */
export function continueChecksum(bytes: Uint8Array, before: number): number {
  return crc32(bytes, before);
}

/** A running checksum as text. */
export function checksumText(value: number): string {
  return value.toString(16).padStart(8, '0');
}
