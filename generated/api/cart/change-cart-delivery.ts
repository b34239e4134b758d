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
  ChangeCartDelivery,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeCartDeliveryUrl = () => {




  return `/api/v1/cart/delivery`
}

/**
 * Способ и пункт выдачи заранее; в оформлении их можно сменить. Неизвестный пункт — 404.
 * @summary Выбрать способ получения
 */
export const changeCartDelivery = async (changeCartDeliveryBody: ChangeCartDelivery, options?: Parameters<typeof http>[1]): Promise<Cart> => {

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
return http<Cart>(getChangeCartDeliveryUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCartDeliveryBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getChangeCartDeliveryMutationKey = () => ['changeCartDelivery'] as const;

export const getChangeCartDeliveryMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartDelivery>>, TError,ChangeCartDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCartDelivery>>, TError,ChangeCartDeliveryMutationVariables, TContext> => {

const mutationKey = getChangeCartDeliveryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCartDelivery>>, ChangeCartDeliveryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeCartDelivery(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCartDeliveryMutationResult = NonNullable<Awaited<ReturnType<typeof changeCartDelivery>>>
    export type ChangeCartDeliveryMutationBody = ChangeCartDelivery
    export type ChangeCartDeliveryMutationError = ErrorType<ErrorPayload>
    export type ChangeCartDeliveryMutationVariables = {data: ChangeCartDelivery}

    /**
 * @summary Выбрать способ получения
 */
export const useChangeCartDelivery = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartDelivery>>, TError,ChangeCartDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCartDelivery>>,
        TError,
        ChangeCartDeliveryMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCartDeliveryMutationOptions(options), queryClient);
    }
