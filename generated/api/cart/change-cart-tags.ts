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
  Cart
} from '../model';

const schemas = () => import('./cart.schemas.ts');
import type {
  ChangeCartTags,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeCartTagsUrl = () => {




  return `/api/v1/cart/tags`
}

/**
 * Ставит метки будущего заказа компании вместо прежних. Неизвестная метка — 404, у частного покупателя — 422 TagsNotApplicable.
 * @summary Выбрать метки
 */
export const changeCartTags = async (changeCartTagsBody: ChangeCartTags, options?: Parameters<typeof http>[1]): Promise<Cart> => {

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
return http<Cart>(getChangeCartTagsUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCartTagsBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getChangeCartTagsMutationKey = () => ['changeCartTags'] as const;

export const getChangeCartTagsMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartTags>>, TError,ChangeCartTagsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCartTags>>, TError,ChangeCartTagsMutationVariables, TContext> => {

const mutationKey = getChangeCartTagsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCartTags>>, ChangeCartTagsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeCartTags(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCartTagsMutationResult = NonNullable<Awaited<ReturnType<typeof changeCartTags>>>
    export type ChangeCartTagsMutationBody = ChangeCartTags
    export type ChangeCartTagsMutationError = ErrorType<ErrorPayload>
    export type ChangeCartTagsMutationVariables = {data: ChangeCartTags}

    /**
 * @summary Выбрать метки
 */
export const useChangeCartTags = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartTags>>, TError,ChangeCartTagsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCartTags>>,
        TError,
        ChangeCartTagsMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCartTagsMutationOptions(options), queryClient);
    }
