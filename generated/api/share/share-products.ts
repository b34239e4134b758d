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
  CreatedShare
} from '../model';

const schemas = () => import('./share.schemas.ts');
import type {
  CaptchaPayload,
  ErrorPayload,
  NewShare
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getShareProductsUrl = () => {




  return `/api/v1/share/products`
}

/**
 * Делает ссылку на набор товаров или корзину; работает и без входа. Одинаковый товар дважды или неизвестный — 422 ProductInvalid.
 * @summary Поделиться товарами
 */
export const shareProducts = async (newShare: NewShare, options?: Parameters<typeof http>[1]): Promise<CreatedShare> => {

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
return http<CreatedShare>(getShareProductsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newShare),
    schema: async () => (await schemas()).CreatedShare
  }
);}





export const getShareProductsMutationKey = () => ['shareProducts'] as const;

export const getShareProductsMutationOptions = <TError = ErrorType<ErrorPayload | CaptchaPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof shareProducts>>, TError,ShareProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof shareProducts>>, TError,ShareProductsMutationVariables, TContext> => {

const mutationKey = getShareProductsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof shareProducts>>, ShareProductsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  shareProducts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ShareProductsMutationResult = NonNullable<Awaited<ReturnType<typeof shareProducts>>>
    export type ShareProductsMutationBody = NewShare
    export type ShareProductsMutationError = ErrorType<ErrorPayload | CaptchaPayload>
    export type ShareProductsMutationVariables = {data: NewShare}

    /**
 * @summary Поделиться товарами
 */
export const useShareProducts = <TError = ErrorType<ErrorPayload | CaptchaPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof shareProducts>>, TError,ShareProductsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof shareProducts>>,
        TError,
        ShareProductsMutationVariables,
        TContext
      > => {
      return useMutation(getShareProductsMutationOptions(options), queryClient);
    }
