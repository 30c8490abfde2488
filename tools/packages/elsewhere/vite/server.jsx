import { loadCatalogue } from '@kislap/i18n';
import { renderToString } from 'react-dom/server';
import { App } from './App';

console.log(renderToString(<App catalogue={await loadCatalogue('en')} />));
