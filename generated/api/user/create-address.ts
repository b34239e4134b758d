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
  Address
} from '../model';

const schemas = () => import('./user.schemas.ts');
import type {
  ErrorPayload,
  NewAddress
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreateAddressUrl = () => {




  return `/api/v1/user/addresses`
}

/**
 * Новый адрес доставки. Такой же, как уже сохранённый, возвращает сохранённый.
 * @summary Добавить адрес
 */
export const createAddress = async (newAddress: NewAddress, options?: Parameters<typeof http>[1]): Promise<Address> => {

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
return http<Address>(getCreateAddressUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newAddress),
    schema: async () => (await schemas()).Address
  }
);}





export const getCreateAddressMutationKey = () => ['createAddress'] as const;

export const getCreateAddressMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAddress>>, TError,CreateAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createAddress>>, TError,CreateAddressMutationVariables, TContext> => {

const mutationKey = getCreateAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAddress>>, CreateAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createAddress(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAddressMutationResult = NonNullable<Awaited<ReturnType<typeof createAddress>>>
    export type CreateAddressMutationBody = NewAddress
    export type CreateAddressMutationError = ErrorType<ErrorPayload>
    export type CreateAddressMutationVariables = {data: NewAddress}

    /**
 * @summary Добавить адрес
 */
export const useCreateAddress = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAddress>>, TError,CreateAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAddress>>,
        TError,
        CreateAddressMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAddressMutationOptions(options), queryClient);
    }
