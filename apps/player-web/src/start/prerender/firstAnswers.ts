import {
  bannersKey,
  configureApi,
  getBanners,
  getGames,
  getHotGames,
  getNotices,
  hotGamesKey,
  noticesKey,
} from '@kislap/api';
import type { Notice, ReadKey } from '@kislap/api';
import { gameListCall, getBannerCall, getHotCall, headerName, noticeListCall } from '@kislap/api/contract';
import { documentLanguage } from '@kislap/domain';
import type { LanguageCode } from '@kislap/domain';
import { unstable_serialize as writtenKey } from 'swr';
import type { FirstGames, FirstView } from '../../features/first-view/firstView';
import { currentNotices } from '../../features/notices/useCurrentNotices';
import { operatorNow } from '../../device/clock/operatorNow';
import { filledShelves, gamesOn } from '../../features/games/shelves';

/** A call whose answer the first view of home shows. It is posted as a form, and needs nobody to be logged in. */
export interface FirstCall {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** Texts of the operator's answers, by the paths of their calls. One that could not be had is left out. */
export type FirstAnswers = Readonly<Record<string, string>>;

/** Home's pictures: `type` 1 of the call. */
const homeBanners = { type: '1' };

/** The tiles of the first view, and the line below it. */
const mostGames = 9;

/** What the operator is asked for a first view in this language. */
export function firstCalls(locale: LanguageCode): readonly FirstCall[] {
  const headers = { [headerName.locale]: locale, [headerName.language]: documentLanguage(locale) };
  return [
    { path: getBannerCall.path, fields: homeBanners, headers },
    ...[noticeListCall, getHotCall, gameListCall].map(({ path }) => ({ path, fields: {}, headers })),
  ];
}

let lastRead: Promise<unknown> = Promise.resolve();

/** Reads answers as the app itself does. What cannot be read is left out: the app asks for it. */
export async function readFirstAnswers(locale: LanguageCode, answers: FirstAnswers): Promise<FirstView> {
  // One after the other: there is one client, which is told whose answers it reads.
  const read = lastRead.then(() => readAlone(locale, answers));
  // One that fails is its caller's alone.
  lastRead = read.catch(() => undefined);
  return read;
}

async function readAlone(locale: LanguageCode, answers: FirstAnswers): Promise<FirstView> {
  configureApi({
    getLocale: () => locale,
    adapter: (config) => {
      const data = answers[config.url ?? ''];
      return data === undefined
        ? Promise.reject(new Error(`No answer to ${config.url}.`))
        : Promise.resolve({ data, status: 200, statusText: '', headers: {}, config });
    },
  });
  const once = { attempts: 1 };
  const [banners, notices, hot, games] = await Promise.all([
    readable(getBanners('home', once)),
    readable(getNotices(once)),
    readable(getHotGames(once)),
    readable(getGames(once)),
  ]);
  const read: readonly (readonly [ReadKey, unknown])[] = [
    [bannersKey('home'), banners],
    [noticesKey, notices && timeless(currentNotices(notices, operatorNow()))],
    [hotGamesKey, hot],
  ];
  const known = read.filter(([, answer]) => answer !== undefined);
  const first = hot === undefined || games === undefined ? undefined : firstGames({ games, hot });
  return {
    answers: Object.fromEntries(known.map(([key, answer]) => [writtenKey(key), answer])),
    ...(first && { games: first }),
  };
}

/** As they stand now, whatever the device holds the time to be: the app asks for them again. */
const timeless = (notices: readonly Notice[]): readonly Notice[] =>
  notices.map(({ from: _from, until: _until, ...notice }) => notice);

type Catalogue = Pick<Parameters<typeof filledShelves>[0], 'games' | 'hot'>;

function firstGames(catalogue: Catalogue): FirstGames | undefined {
  const lobby = { ...catalogue, favorites: undefined, recent: [] };
  const games = gamesOn('hot', lobby).slice(0, mostGames);
  return games.length === 0 ? undefined : { shelves: filledShelves(lobby), games };
}

/** The app shows the failure of what is not in the page. */
const readable = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  answer.catch(() => undefined);
