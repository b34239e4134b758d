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


export const getDeletePartnerRecipientUrl = (id: string,
    recipientID: Id,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/recipients/${encodeURIComponent(String(recipientID))}`
}

/**
 * Заказы сохраняют получателя как был. Вернуть — добавить снова. Нужно право ManageRecipients, иначе 403.
 * @summary Удалить получателя компании
 */
export const deletePartnerRecipient = async (id: string,
    recipientID: Id, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeletePartnerRecipientUrl(id,recipientID),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeletePartnerRecipientMutationKey = () => ['deletePartnerRecipient'] as const;

export const getDeletePartnerRecipientMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePartnerRecipient>>, TError,DeletePartnerRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePartnerRecipient>>, TError,DeletePartnerRecipientMutationVariables, TContext> => {

const mutationKey = getDeletePartnerRecipientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePartnerRecipient>>, DeletePartnerRecipientMutationVariables> = (props) => {
          const {id,recipientID} = props ?? {};

          return  deletePartnerRecipient(id,recipientID,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePartnerRecipientMutationResult = NonNullable<Awaited<ReturnType<typeof deletePartnerRecipient>>>

    export type DeletePartnerRecipientMutationError = ErrorType<ErrorPayload>
    export type DeletePartnerRecipientMutationVariables = {id: string;recipientID: Id}

    /**
 * @summary Удалить получателя компании
 */
export const useDeletePartnerRecipient = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePartnerRecipient>>, TError,DeletePartnerRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePartnerRecipient>>,
        TError,
        DeletePartnerRecipientMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePartnerRecipientMutationOptions(options), queryClient);
    }
