import { vi } from 'vitest';
// Home fetches these after its first view; here they are there at once.
import '../../src/pages/home/live/homeParts';
import '../../src/pages/home/player/playerParts';

// What is asked at the start beside every screen has a test of its own.
vi.mock('../../src/shell/useIsSettled', () => ({ useIsSettled: () => false }));
