export { decideChunkReload } from './chunkReload';
export type { ChunkReloads } from './chunkReload';
