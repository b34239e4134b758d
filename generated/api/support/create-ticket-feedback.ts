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
  TicketFeedback
} from '../model';

const schemas = () => import('./support.schemas.ts');
import type {
  ErrorPayload,
  NewTicketFeedback
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreateTicketFeedbackUrl = (id: string,) => {




  return `/api/v1/support/tickets/${encodeURIComponent(String(id))}/feedback`
}

/**
 * Оценка закрытого обращения, одна. Не закрыто — 409 NotAllowed, уже оценено — 409 AlreadyExists. Чужое или неизвестное — 404.
 * @summary Оценить обращение
 */
export const createTicketFeedback = async (id: string,
    newTicketFeedback: NewTicketFeedback, options?: Parameters<typeof http>[1]): Promise<TicketFeedback> => {

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
return http<TicketFeedback>(getCreateTicketFeedbackUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newTicketFeedback),
    schema: async () => (await schemas()).TicketFeedback
  }
);}





export const getCreateTicketFeedbackMutationKey = () => ['createTicketFeedback'] as const;

export const getCreateTicketFeedbackMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTicketFeedback>>, TError,CreateTicketFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createTicketFeedback>>, TError,CreateTicketFeedbackMutationVariables, TContext> => {

const mutationKey = getCreateTicketFeedbackMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTicketFeedback>>, CreateTicketFeedbackMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createTicketFeedback(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTicketFeedbackMutationResult = NonNullable<Awaited<ReturnType<typeof createTicketFeedback>>>
    export type CreateTicketFeedbackMutationBody = NewTicketFeedback
    export type CreateTicketFeedbackMutationError = ErrorType<ErrorPayload>
    export type CreateTicketFeedbackMutationVariables = {id: string;data: NewTicketFeedback}

    /**
 * @summary Оценить обращение
 */
export const useCreateTicketFeedback = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTicketFeedback>>, TError,CreateTicketFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTicketFeedback>>,
        TError,
        CreateTicketFeedbackMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTicketFeedbackMutationOptions(options), queryClient);
    }
