import { cacheNames } from './cacheNames';
import type { WorkerScope } from './WorkerScope';

/** Pictures kept at most; the one that came first goes first. */
const MOST = 150;

/**
 * A picture, at once if it is here; it is asked for again meanwhile, which the browser's own cache mostly answers.
 *
 * @param later takes the work that may go on after the answer
 */
export async function keepPicture(
  { caches, fetch }: Pick<WorkerScope, 'caches' | 'fetch'>,
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await caches.open(cacheNames.pictures);
  const kept = await cache.match(request, { ignoreVary: true });
  const fresh = fetch(request).then(async (picture) => {
    if (picture.ok && picture.type === 'basic') await put(cache, request, picture.clone());
    return picture;
  });
  if (kept === undefined) return fresh;
  later(fresh.catch(() => undefined));
  return kept;
}

async function put(cache: Cache, request: Request, picture: Response): Promise<void> {
  await cache.put(request, picture);
  const pictures = await cache.keys();
  await Promise.all(pictures.slice(0, Math.max(0, pictures.length - MOST)).map((old) => cache.delete(old)));
}
