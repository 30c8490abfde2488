import type { Reply } from './Reply';
import type { WireRequest } from './WireRequest';

/** Sends one request and waits for its reply; never throws, whatever comes back. */
export type Wire = (request: WireRequest) => Promise<Reply>;
