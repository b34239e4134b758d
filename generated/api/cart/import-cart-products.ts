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
  CartBulkResult
} from '../model';

const schemas = () => import('./cart.schemas.ts');
import type {
  CartConflict,
  ErrorPayload,
  ImportCartProducts
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getImportCartProductsUrl = () => {




  return `/api/v1/cart/product/import`
}

/**
 * Прибавляет строки разобранного файла к корзине, ничего из неё не убирая; цены и остатки — нынешние. Повторно те же строки не прибавляются: они названы в `skipped`. Чужой, неизвестный или устаревший файл — 404; ещё разбирается — 409 ImportPending.
 * @summary Положить строки файла
 */
export const importCartProducts = async (importCartProductsBody: ImportCartProducts, options?: Parameters<typeof http>[1]): Promise<CartBulkResult> => {

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
return http<CartBulkResult>(getImportCartProductsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(importCartProductsBody),
    schema: async () => (await schemas()).CartBulkResult
  }
);}





export const getImportCartProductsMutationKey = () => ['importCartProducts'] as const;

export const getImportCartProductsMutationOptions = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importCartProducts>>, TError,ImportCartProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof importCartProducts>>, TError,ImportCartProductsMutationVariables, TContext> => {

const mutationKey = getImportCartProductsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importCartProducts>>, ImportCartProductsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  importCartProducts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportCartProductsMutationResult = NonNullable<Awaited<ReturnType<typeof importCartProducts>>>
    export type ImportCartProductsMutationBody = ImportCartProducts
    export type ImportCartProductsMutationError = ErrorType<ErrorPayload | CartConflict>
    export type ImportCartProductsMutationVariables = {data: ImportCartProducts}

    /**
 * @summary Положить строки файла
 */
export const useImportCartProducts = <TError = ErrorType<ErrorPayload | CartConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importCartProducts>>, TError,ImportCartProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importCartProducts>>,
        TError,
        ImportCartProductsMutationVariables,
        TContext
      > => {
      return useMutation(getImportCartProductsMutationOptions(options), queryClient);
    }
