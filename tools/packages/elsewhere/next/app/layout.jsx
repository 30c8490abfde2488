import '@kislap/ui/styles.css';
import { perlas } from '@kislap/ui/skins';

export const metadata = { title: 'A deposit button', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="en" data-skin={perlas.id} data-theme="light">
      <body>{children}</body>
    </html>
  );
}
