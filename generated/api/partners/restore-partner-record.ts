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
  ErrorPayload,
  RestoreRecord
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getRestorePartnerRecordUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/restore`
}

/**
 * Возвращает запись под тем же `id` туда, где она была выбрана: адрес и метку в корзины, метку в заказы, получателя основным. Ничего не делает, если запись на месте. Удалённую больше суток назад или чужую — 404; если её место заняла другая с тем же названием или почтой — 409. Нужно то же право, что и для удаления, иначе 403.
 * @summary Вернуть удалённую запись
 */
export const restorePartnerRecord = async (id: string,
    restoreRecord: RestoreRecord, options?: Parameters<typeof http>[1]): Promise<void> => {

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
return http<void>(getRestorePartnerRecordUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(restoreRecord)
  }
);}





export const getRestorePartnerRecordMutationKey = () => ['restorePartnerRecord'] as const;

export const getRestorePartnerRecordMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restorePartnerRecord>>, TError,RestorePartnerRecordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restorePartnerRecord>>, TError,RestorePartnerRecordMutationVariables, TContext> => {

const mutationKey = getRestorePartnerRecordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restorePartnerRecord>>, RestorePartnerRecordMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  restorePartnerRecord(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestorePartnerRecordMutationResult = NonNullable<Awaited<ReturnType<typeof restorePartnerRecord>>>
    export type RestorePartnerRecordMutationBody = RestoreRecord
    export type RestorePartnerRecordMutationError = ErrorType<ErrorPayload>
    export type RestorePartnerRecordMutationVariables = {id: string;data: RestoreRecord}

    /**
 * @summary Вернуть удалённую запись
 */
export const useRestorePartnerRecord = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restorePartnerRecord>>, TError,RestorePartnerRecordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restorePartnerRecord>>,
        TError,
        RestorePartnerRecordMutationVariables,
        TContext
      > => {
      return useMutation(getRestorePartnerRecordMutationOptions(options), queryClient);
    }
