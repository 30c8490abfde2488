import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT_FILE = /\.(?:html|js|css|json|svg|txt|md|webmanifest)$/;
/** Below this, the header of a compressed file costs more than it saves. */
const SMALLEST_BYTES = 256;

/** Whether a file has smaller siblings. */
export const isCompressed = (file: string, content: Uint8Array): boolean =>
  TEXT_FILE.test(file) && content.byteLength >= SMALLEST_BYTES;

/** The siblings of a file, by their endings, as small as they get: made once, served often. */
export async function compressed(
  content: Uint8Array,
): Promise<{ readonly '.br': Uint8Array; readonly '.gz': Uint8Array }> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { '.br': br, '.gz': gz };
}
