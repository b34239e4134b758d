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
  CreatedTicket
} from '../model';

const schemas = () => import('./support.schemas.ts');
import type {
  ErrorPayload,
  MaintenanceRequest
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreateMaintenanceTicketUrl = () => {




  return `/api/v1/support/tickets/equipment/maintenance`
}

/**
 * Заявка в сервисный отдел, вид CustomerService. Чужой или неизвестный заказ или товар — 404.
 * @summary Ремонт и обслуживание оборудования
 */
export const createMaintenanceTicket = async (maintenanceRequest: MaintenanceRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

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
return http<CreatedTicket>(getCreateMaintenanceTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(maintenanceRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateMaintenanceTicketMutationKey = () => ['createMaintenanceTicket'] as const;

export const getCreateMaintenanceTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMaintenanceTicket>>, TError,CreateMaintenanceTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createMaintenanceTicket>>, TError,CreateMaintenanceTicketMutationVariables, TContext> => {

const mutationKey = getCreateMaintenanceTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createMaintenanceTicket>>, CreateMaintenanceTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createMaintenanceTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateMaintenanceTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createMaintenanceTicket>>>
    export type CreateMaintenanceTicketMutationBody = MaintenanceRequest
    export type CreateMaintenanceTicketMutationError = ErrorType<ErrorPayload>
    export type CreateMaintenanceTicketMutationVariables = {data: MaintenanceRequest}

    /**
 * @summary Ремонт и обслуживание оборудования
 */
export const useCreateMaintenanceTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMaintenanceTicket>>, TError,CreateMaintenanceTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMaintenanceTicket>>,
        TError,
        CreateMaintenanceTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateMaintenanceTicketMutationOptions(options), queryClient);
    }
