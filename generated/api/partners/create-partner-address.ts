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

const schemas = () => import('./partners.schemas.ts');
import type {
  ErrorPayload,
  NewAddress
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreatePartnerAddressUrl = (id: string,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/addresses`
}

/**
 * Такой же, как уже сохранённый, возвращает сохранённый. Нужно право ManageAddresses, иначе 403. Больше 200 адресов — 422 TooMany.
 * @summary Добавить адрес компании
 */
export const createPartnerAddress = async (id: string,
    newAddress: NewAddress, options?: Parameters<typeof http>[1]): Promise<Address> => {

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
return http<Address>(getCreatePartnerAddressUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newAddress),
    schema: async () => (await schemas()).Address
  }
);}





export const getCreatePartnerAddressMutationKey = () => ['createPartnerAddress'] as const;

export const getCreatePartnerAddressMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPartnerAddress>>, TError,CreatePartnerAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPartnerAddress>>, TError,CreatePartnerAddressMutationVariables, TContext> => {

const mutationKey = getCreatePartnerAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPartnerAddress>>, CreatePartnerAddressMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createPartnerAddress(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePartnerAddressMutationResult = NonNullable<Awaited<ReturnType<typeof createPartnerAddress>>>
    export type CreatePartnerAddressMutationBody = NewAddress
    export type CreatePartnerAddressMutationError = ErrorType<ErrorPayload>
    export type CreatePartnerAddressMutationVariables = {id: string;data: NewAddress}

    /**
 * @summary Добавить адрес компании
 */
export const useCreatePartnerAddress = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPartnerAddress>>, TError,CreatePartnerAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPartnerAddress>>,
        TError,
        CreatePartnerAddressMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePartnerAddressMutationOptions(options), queryClient);
    }
