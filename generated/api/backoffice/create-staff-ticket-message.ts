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
  StaffTicket
} from '../model';

const schemas = () => import('./backoffice.schemas.ts');
import type {
  ErrorPayload,
  NewTicketMessage
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreateStaffTicketMessageUrl = (id: string,) => {




  return `/api/v1/backoffice/tickets/${encodeURIComponent(String(id))}/messages`
}

/**
 * Ответ с файлами или без: как Reply у `respondToTicket`, с теми же последствиями. Закрытое — 409 NotAllowed.
 * @summary Ответить на обращение с файлами
 */
export const createStaffTicketMessage = async (id: string,
    newTicketMessage: NewTicketMessage, options?: Parameters<typeof http>[1]): Promise<StaffTicket> => {
    const formData = new FormData();
formData.append(`text`, newTicketMessage.text);
if(newTicketMessage.files !== undefined) {
 newTicketMessage.files.forEach(value => formData.append(`files`, value));
 }

  return http<StaffTicket>(getCreateStaffTicketMessageUrl(id),
  {
    ...options,
    method: 'POST'
    ,
    body: formData,
    schema: async () => (await schemas()).StaffTicket
  }
);}





export const getCreateStaffTicketMessageMutationKey = () => ['createStaffTicketMessage'] as const;

export const getCreateStaffTicketMessageMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStaffTicketMessage>>, TError,CreateStaffTicketMessageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createStaffTicketMessage>>, TError,CreateStaffTicketMessageMutationVariables, TContext> => {

const mutationKey = getCreateStaffTicketMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createStaffTicketMessage>>, CreateStaffTicketMessageMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createStaffTicketMessage(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateStaffTicketMessageMutationResult = NonNullable<Awaited<ReturnType<typeof createStaffTicketMessage>>>
    export type CreateStaffTicketMessageMutationBody = NewTicketMessage
    export type CreateStaffTicketMessageMutationError = ErrorType<ErrorPayload>
    export type CreateStaffTicketMessageMutationVariables = {id: string;data: NewTicketMessage}

    /**
 * @summary Ответить на обращение с файлами
 */
export const useCreateStaffTicketMessage = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStaffTicketMessage>>, TError,CreateStaffTicketMessageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createStaffTicketMessage>>,
        TError,
        CreateStaffTicketMessageMutationVariables,
        TContext
      > => {
      return useMutation(getCreateStaffTicketMessageMutationOptions(options), queryClient);
    }
