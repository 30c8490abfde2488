export type { ChunkReloads } from './ChunkReloads';
export { decideChunkReload } from './decideChunkReload';
