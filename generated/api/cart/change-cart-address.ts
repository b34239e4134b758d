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
  ChangeCartAddress,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeCartAddressUrl = () => {




  return `/api/v1/cart/address`
}

/**
 * Куда везти; от адреса зависит оценка доставки. Чужой или неизвестный адрес — 404.
 * @summary Выбрать адрес
 */
export const changeCartAddress = async (changeCartAddressBody: ChangeCartAddress, options?: Parameters<typeof http>[1]): Promise<Cart> => {

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
return http<Cart>(getChangeCartAddressUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeCartAddressBody),
    schema: async () => (await schemas()).Cart
  }
);}





export const getChangeCartAddressMutationKey = () => ['changeCartAddress'] as const;

export const getChangeCartAddressMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartAddress>>, TError,ChangeCartAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeCartAddress>>, TError,ChangeCartAddressMutationVariables, TContext> => {

const mutationKey = getChangeCartAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeCartAddress>>, ChangeCartAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeCartAddress(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeCartAddressMutationResult = NonNullable<Awaited<ReturnType<typeof changeCartAddress>>>
    export type ChangeCartAddressMutationBody = ChangeCartAddress
    export type ChangeCartAddressMutationError = ErrorType<ErrorPayload>
    export type ChangeCartAddressMutationVariables = {data: ChangeCartAddress}

    /**
 * @summary Выбрать адрес
 */
export const useChangeCartAddress = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeCartAddress>>, TError,ChangeCartAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeCartAddress>>,
        TError,
        ChangeCartAddressMutationVariables,
        TContext
      > => {
      return useMutation(getChangeCartAddressMutationOptions(options), queryClient);
    }
