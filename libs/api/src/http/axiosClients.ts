import axios, { type AxiosRequestConfig } from 'axios';

/** Answers are read as text and judged by `readEnvelope`; no status throws; no cookie becomes a header. */
const shared: AxiosRequestConfig = {
  method: 'POST',
  responseType: 'text',
  transformResponse: (body: unknown) => body,
  validateStatus: () => true,
  xsrfCookieName: '',
};

/** The client of the main API. */
export const mainClient = axios.create(shared);

/** The client of the payment service, kept apart so that nothing done for retries can reach it. */
export const paymentClient = axios.create(shared);
