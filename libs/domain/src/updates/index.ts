export type { ChunkReloads } from './ChunkReloads';
export { decideChunkReload } from './decideChunkReload';
export { decideUpdate, type UpdateDecision, type UpdateFacts } from './decideUpdate';
