import { findGame } from '../findGame';
import { gameTexts } from './gameTexts';
import { startGame } from './startGame';

const { game: code = '', sid = '', locale } = document.body.dataset;
const game = findGame(code);
if (game) startGame({ game, sid, texts: gameTexts[locale === 'tag' ? 'tag' : 'en'] });
