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
  Ticket
} from '../model';

const schemas = () => import('./support.schemas.ts');
import type {
  ErrorPayload,
  NewTicketMessage
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreateTicketMessageUrl = (id: string,) => {




  return `/api/v1/support/tickets/${encodeURIComponent(String(id))}/messages`
}

/**
 * Ещё одна запись читателя, с файлами или без. Можно, пока в `allowedActions` есть Reply, иначе 409 NotAllowed: закрытое обращение не открывают снова, а создают новое. Чужое или неизвестное — 404.
 * @summary Написать в обращение
 */
export const createTicketMessage = async (id: string,
    newTicketMessage: NewTicketMessage, options?: Parameters<typeof http>[1]): Promise<Ticket> => {
    const formData = new FormData();
formData.append(`text`, newTicketMessage.text);
if(newTicketMessage.files !== undefined) {
 newTicketMessage.files.forEach(value => formData.append(`files`, value));
 }

  return http<Ticket>(getCreateTicketMessageUrl(id),
  {
    ...options,
    method: 'POST'
    ,
    body: formData,
    schema: async () => (await schemas()).Ticket
  }
);}





export const getCreateTicketMessageMutationKey = () => ['createTicketMessage'] as const;

export const getCreateTicketMessageMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTicketMessage>>, TError,CreateTicketMessageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createTicketMessage>>, TError,CreateTicketMessageMutationVariables, TContext> => {

const mutationKey = getCreateTicketMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTicketMessage>>, CreateTicketMessageMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createTicketMessage(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTicketMessageMutationResult = NonNullable<Awaited<ReturnType<typeof createTicketMessage>>>
    export type CreateTicketMessageMutationBody = NewTicketMessage
    export type CreateTicketMessageMutationError = ErrorType<ErrorPayload>
    export type CreateTicketMessageMutationVariables = {id: string;data: NewTicketMessage}

    /**
 * @summary Написать в обращение
 */
export const useCreateTicketMessage = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTicketMessage>>, TError,CreateTicketMessageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTicketMessage>>,
        TError,
        CreateTicketMessageMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTicketMessageMutationOptions(options), queryClient);
    }
