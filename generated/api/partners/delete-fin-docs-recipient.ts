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


export const getDeleteFinDocsRecipientUrl = (id: string,
    recipientID: Id,) => {




  return `/api/v1/partners/${encodeURIComponent(String(id))}/finDocsRecipients/${encodeURIComponent(String(recipientID))}`
}

/**
 * Документы ему больше не присылают. Вернуть — добавить снова. Нужно право ManageFinDocsRecipients, иначе 403.
 * @summary Удалить получателя финансовых документов
 */
export const deleteFinDocsRecipient = async (id: string,
    recipientID: Id, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteFinDocsRecipientUrl(id,recipientID),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteFinDocsRecipientMutationKey = () => ['deleteFinDocsRecipient'] as const;

export const getDeleteFinDocsRecipientMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFinDocsRecipient>>, TError,DeleteFinDocsRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteFinDocsRecipient>>, TError,DeleteFinDocsRecipientMutationVariables, TContext> => {

const mutationKey = getDeleteFinDocsRecipientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteFinDocsRecipient>>, DeleteFinDocsRecipientMutationVariables> = (props) => {
          const {id,recipientID} = props ?? {};

          return  deleteFinDocsRecipient(id,recipientID,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteFinDocsRecipientMutationResult = NonNullable<Awaited<ReturnType<typeof deleteFinDocsRecipient>>>

    export type DeleteFinDocsRecipientMutationError = ErrorType<ErrorPayload>
    export type DeleteFinDocsRecipientMutationVariables = {id: string;recipientID: Id}

    /**
 * @summary Удалить получателя финансовых документов
 */
export const useDeleteFinDocsRecipient = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFinDocsRecipient>>, TError,DeleteFinDocsRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteFinDocsRecipient>>,
        TError,
        DeleteFinDocsRecipientMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteFinDocsRecipientMutationOptions(options), queryClient);
    }
