CREATE TABLE "search_replacements" (
	"name" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"query" text NOT NULL
);
