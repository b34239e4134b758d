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
  Id
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getDeletePartnerAddressUrl = (id: string,
    addressID: Id,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/addresses/${encodeURIComponent(String(addressID))}`
}

/**
 * Заказы сохраняют адрес как был; из корзин он пропадает. Вернуть — `restore`. Нужно право ManageAddresses, иначе 403.
 * @summary Удалить адрес компании
 */
export const deletePartnerAddress = async (id: string,
    addressID: Id, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeletePartnerAddressUrl(id,addressID),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeletePartnerAddressMutationKey = () => ['deletePartnerAddress'] as const;

export const getDeletePartnerAddressMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePartnerAddress>>, TError,DeletePartnerAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePartnerAddress>>, TError,DeletePartnerAddressMutationVariables, TContext> => {

const mutationKey = getDeletePartnerAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePartnerAddress>>, DeletePartnerAddressMutationVariables> = (props) => {
          const {id,addressID} = props ?? {};

          return  deletePartnerAddress(id,addressID,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePartnerAddressMutationResult = NonNullable<Awaited<ReturnType<typeof deletePartnerAddress>>>

    export type DeletePartnerAddressMutationError = ErrorType<ErrorPayload>
    export type DeletePartnerAddressMutationVariables = {id: string;addressID: Id}

    /**
 * @summary Удалить адрес компании
 */
export const useDeletePartnerAddress = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePartnerAddress>>, TError,DeletePartnerAddressMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePartnerAddress>>,
        TError,
        DeletePartnerAddressMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePartnerAddressMutationOptions(options), queryClient);
    }
