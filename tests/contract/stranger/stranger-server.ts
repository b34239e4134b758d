/** A back end of the stranger's contract: sound, or with a mistake. It shares no code with the reference server. */
import { createHash, randomUUID } from 'node:crypto';
import {
  type Call,
  ContractServer,
  type Json,
  pageOf,
  problem,
  type Reply,
  tokens,
} from './contract-server.ts';
import type { Mistake } from './mistakes.ts';
import { strangerContract } from './stranger-contract.ts';

interface Note extends Json {
  readonly id: string;
  text: string;
  readonly createdAt: string;
}

interface Project extends Json {
  readonly id: number;
  readonly owner: string;
  readonly order: number;
  readonly visibleAt: number;
  readonly notes: Note[];
}

const prefix = '/api/v2';
const optional = { labels: [], contact: null, isPublic: false };
const titles = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Omega', 'Sigma', 'Kappa', 'Lambda'];
/** How long a new project is missing from the list, milliseconds. */
const delay = 4000;

/** The back end; `listen` returns its origin. */
export class StrangerServer extends ContractServer {
  readonly #has: (mistake: Mistake) => boolean;
  readonly #projects: Project[] = [];
  readonly #customers: Json[] = [];
  #lists = 0;
  /** How many were added, those that are removed by now as well. */
  #added = 0;

  constructor(mistake: Mistake | null) {
    super(strangerContract, prefix);
    this.#has = (one) => one === mistake;
    for (const owner of Object.values(tokens)) {
      for (const [index, title] of titles.entries()) {
        this.#add(owner, {
          title: `${title} ${owner.slice(-4)}`,
          budget: [300, 100, 200][index % 3],
          dueOn: `2026-0${1 + ((index * 5) % 8)}-1${index}`,
          ...optional,
        });
      }
    }
  }

  #add(owner: string, values: Json, visibleAt = 0): Project {
    const order = this.#added;
    this.#added += 1;
    const createdAt =
      visibleAt > 0
        ? new Date().toISOString()
        : `2026-0${1 + (order % 6)}-0${1 + (order % 8)}T10:00:00.000Z`;
    const project: Project = {
      id: 1001 + order * 7,
      owner,
      order,
      visibleAt,
      notes: visibleAt > 0 ? [] : [note(`Note of ${order}`), note(`Another of ${order}`)],
      ...values,
      state: 'open',
      createdAt,
      updatedAt: createdAt,
    };
    this.#projects.push(project);
    return project;
  }

  protected override handle(id: string, call: Call): Reply {
    if (id === 'listProjects') return this.#list(call);
    if (id === 'addProject') {
      const values = { ...optional, ...call.body, ...this.#cut(call.body) };
      return { status: 201, body: this.#show(this.#add(call.caller, values, Date.now())) };
    }
    if (id.endsWith('Customer') || id.endsWith('Customers')) return this.#customer(id, call);
    const project = this.#projects.find((one) => one.id === Number(call.path.projectId));
    if (project === undefined) return problem(this.#has('unknown-shown') ? 200 : 404);
    if (project.owner !== call.caller) {
      if (this.#has('foreign-forbidden')) return problem(403);
      if (!this.#has('foreign-shown') || id !== 'getProject') return problem(404);
    }
    switch (id) {
      case 'getProject':
        return this.#get(project, call);
      case 'removeProject':
        if (this.#has('removed-readable')) project.isRemoved = true;
        else this.#projects.splice(this.#projects.indexOf(project), 1);
        return { status: 204 };
      case 'finishProject':
        return this.#finish(project);
      case 'replaceProject':
      case 'changeProject':
        return this.#change(id, project, call.body);
      default:
        return this.#notes(id, project, call);
    }
  }

  #customer(id: string, { caller, body, query, path }: Call): Reply {
    if (id === 'readCustomers') return this.#page(this.#customers, query);
    if (id === 'readCustomer') {
      const found = this.#customers.find((one) => one.id === Number(path.id));
      return found === undefined ? problem(404) : { status: 200, body: found };
    }
    const project = this.#projects.find((one) => one.id === body.projectId);
    const isKnown = project !== undefined || this.#has('unknown-named');
    const isOwn = project?.owner === caller || this.#has('foreign-named');
    if (!isKnown || (project !== undefined && !isOwn)) return problem(404);
    const customer = { id: 5000 + this.#customers.length, ...body };
    this.#customers.push(customer);
    return { status: 201, body: customer };
  }

  #change(id: string, project: Project, body: Json): Reply {
    const isPatch = id === 'changeProject';
    const next: Json = isPatch ? { ...body } : { ...optional, ...body };
    if (isPatch && this.#has('patch-ignores')) delete next.contact;
    if (isPatch && this.#has('patch-clears') && !('contact' in body)) next.contact = null;
    if (isPatch && this.#has('patch-loses-false') && !body.isPublic) delete next.isPublic;
    if (!isPatch && this.#has('put-keeps-labels') && !('labels' in body)) delete next.labels;
    if (!isPatch && this.#has('put-ignores')) delete next.dueOn;
    if (this.#has('created-moves')) next.createdAt = new Date().toISOString();
    Object.assign(project, next, this.#cut(next), { updatedAt: new Date().toISOString() });
    return { status: 200, body: this.#show(project) };
  }

  #cut({ labels }: Json): Json {
    if (this.#has('labels-distinct') && Array.isArray(labels)) {
      return { labels: [...new Set(labels)] };
    }
    return this.#has('labels-cut') && Array.isArray(labels) ? { labels: labels.slice(0, 4) } : {};
  }

  #get(project: Project, { headers }: Call): Reply {
    const body = this.#show(project);
    const tagged = this.#has('etag-stays') ? project.id : body;
    const ETag = `"${createHash('sha256').update(JSON.stringify(tagged)).digest('hex')}"`;
    return headers['if-none-match'] === ETag
      ? { status: 304, headers: { ETag } }
      : { status: 200, body, headers: { ETag } };
  }

  #finish(project: Project): Reply {
    if (project.state === 'done' && !this.#has('done-twice')) return problem(409);
    const done = { state: 'done', updatedAt: new Date().toISOString() };
    const all = this.#projects.filter(({ owner }) => owner === project.owner);
    for (const one of this.#has('done-by-all') ? all : [project]) Object.assign(one, done);
    return { status: 200, body: this.#show(project) };
  }

  #list({ caller, query }: Call): Reply {
    this.#lists += 1;
    const { state, text: sought, dueFrom, dueTo, budgetFrom, budgetTo } = query;
    const { createdFrom, createdTo } = query;
    const moment = (value: unknown) => Date.parse(String(value));
    const isGiven = (value: unknown) =>
      value !== undefined && (value !== 0 || !this.#has('zero-budget-ignored'));
    const isAny = this.#has('state-beside-budget-ignored') && budgetFrom !== undefined;
    const dated = this.#has('bounds-of-created') ? 'createdAt' : 'dueOn';
    const isAfter = (value: unknown, from: unknown) =>
      this.#has('from-exclusive') ? String(value) > String(from) : String(value) >= String(from);
    const found = this.#projects.filter((one) => {
      const date = String(one[dated]).slice(0, 10);
      return (
        (one.owner === caller || this.#has('foreign-listed')) &&
        one.isRemoved !== true &&
        (!this.#has('listed-never') || one.visibleAt === 0) &&
        (!this.#has('listed-late') || Date.now() >= one.visibleAt + delay || one.visibleAt === 0) &&
        (state === undefined || isAny || one.state === state) &&
        (sought === undefined ||
          this.#has('text-finds-all') ||
          String(one.title).toLowerCase().includes(String(sought).toLowerCase())) &&
        (dueFrom === undefined || isAfter(date, dueFrom)) &&
        (dueTo === undefined || date <= String(dueTo)) &&
        (createdFrom === undefined || moment(one.createdAt) >= moment(createdFrom)) &&
        (createdTo === undefined ||
          (this.#has('to-exclusive')
            ? moment(one.createdAt) < moment(createdTo)
            : moment(one.createdAt) <= moment(createdTo))) &&
        (!isGiven(budgetFrom) || Number(one.budget) >= Number(budgetFrom)) &&
        (!isGiven(budgetTo) || Number(one.budget) <= Number(budgetTo))
      );
    });
    return this.#page(this.#sorted(found, query), query);
  }

  #sorted(found: readonly Project[], { sort, direction, page }: Json): Project[] {
    const isDown = direction === 'desc' && !this.#has('direction-ignored');
    if (sort === undefined || this.#has('sort-ignored')) return [...found];
    const isTurned =
      (this.#has('equals-unstable') && this.#lists % 2 === 0) ||
      (this.#has('equals-by-page') && Number(page ?? 1) % 2 === 0);
    const listed = isTurned ? found.toReversed() : [...found];
    const key = (one: Project) => one[String(sort)] as string | number;
    const order = (one: Project, other: Project) =>
      Number(key(one) > key(other)) - Number(key(one) < key(other));
    return listed.sort((one, other) => (isDown ? -1 : 1) * order(one, other));
  }

  #page(found: readonly Json[], query: Json): Reply {
    const shown = found.map((one) => this.#show(one));
    return pageOf(shown, query, this.#has('boundary-twice') ? 1 : 0);
  }

  #show(one: Json): Json {
    const {
      owner: _owner,
      order: _order,
      visibleAt: _at,
      notes: _notes,
      isRemoved: _gone,
      ...shown
    } = one;
    return shown;
  }

  #notes(id: string, project: Project, { path, query, body }: Call): Reply {
    if (id === 'listNotes') return this.#page(project.notes, query);
    if (id === 'addNote') {
      const added = note(String(body.text));
      project.notes.push(added);
      return { status: 201, body: added };
    }
    const own = this.#has('any-parent')
      ? this.#projects.filter(({ owner }) => owner === project.owner).flatMap(({ notes }) => notes)
      : project.notes;
    const found = own.find((one) => one.id === path.noteId);
    if (found === undefined) return problem(404);
    if (id === 'changeNote' && 'text' in body) found.text = String(body.text);
    return { status: 200, body: found };
  }
}

function note(words: string): Note {
  return { id: randomUUID(), text: words, createdAt: new Date().toISOString() };
}
