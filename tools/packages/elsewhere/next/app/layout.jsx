import '@kislap/ui/styles.css';
import { skins } from '@kislap/ui/skins';

const perlas = skins.find(({ id }) => id === 'perlas');

export const metadata = { title: 'A deposit button', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="en" data-skin={perlas.id} data-theme="light">
      <body>{children}</body>
    </html>
  );
}
