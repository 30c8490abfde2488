import { deviceConnection } from './deviceConnection';

/** Makes the device a new one: nothing remembered, and connected. */
export function forgetDevice(): void {
  window.localStorage.clear();
  document.cookie = 'i18n_redirected=; max-age=0; path=/';
  delete document.documentElement.dataset['quiet'];
  deviceConnection.restore();
}
