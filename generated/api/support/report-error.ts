import type { SecondParameter } from '../helpers.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  CreatedTicket
} from '../model';

const schemas = () => import('./support.schemas.ts');
import type {
  CaptchaPayload,
  ErrorPayload,
  ErrorReport
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getReportErrorUrl = () => {




  return `/api/v1/support/tickets/error`
}

/**
 * Кнопка «Сообщить» у любой ошибки: по `traceID` её найдут в журнале. Работает и без входа, чтобы сообщить можно было об ошибке самого входа.
 * @summary Сообщить об ошибке
 */
export const reportError = async (errorReport: ErrorReport, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<CreatedTicket>(getReportErrorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(errorReport),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getReportErrorMutationKey = () => ['reportError'] as const;

export const getReportErrorMutationOptions = <TError = ErrorType<ErrorPayload | CaptchaPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportError>>, TError,ReportErrorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reportError>>, TError,ReportErrorMutationVariables, TContext> => {

const mutationKey = getReportErrorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportError>>, ReportErrorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reportError(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReportErrorMutationResult = NonNullable<Awaited<ReturnType<typeof reportError>>>
    export type ReportErrorMutationBody = ErrorReport
    export type ReportErrorMutationError = ErrorType<ErrorPayload | CaptchaPayload>
    export type ReportErrorMutationVariables = {data: ErrorReport}

    /**
 * @summary Сообщить об ошибке
 */
export const useReportError = <TError = ErrorType<ErrorPayload | CaptchaPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportError>>, TError,ReportErrorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportError>>,
        TError,
        ReportErrorMutationVariables,
        TContext
      > => {
      return useMutation(getReportErrorMutationOptions(options), queryClient);
    }
