import '@kislap/ui/styles.css';
import { loadCatalogue } from '@kislap/i18n';
import { createRoot } from 'react-dom/client';
import { App } from './App';

createRoot(document.getElementById('root')).render(<App catalogue={await loadCatalogue('en')} />);
