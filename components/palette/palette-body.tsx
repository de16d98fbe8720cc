"use client";

import { Command } from "cmdk";
import { Search, X } from "lucide-react";
import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { everywhereCommands, placeCommands } from "@/components/palette/commands";
import { matches } from "@/components/palette/matches";
import { type PaletteCommand, readPageCommands } from "@/components/palette/palette-command";
import { PaletteGroup } from "@/components/palette/palette-group";
import { PaletteStatus } from "@/components/palette/palette-status";
import { planCommands } from "@/components/palette/plan-commands";
import { usePlanSearch } from "@/components/palette/use-plan-search";
import { DialogClose } from "@/components/ui/dialog";
import { SEARCH_MAX_CHARACTERS } from "@/lib/checklists/constants";
import { cn } from "@/lib/cn";

type PaletteBodyProps = { typed: string; onType: (typed: string) => void; close: () => void };

export function PaletteBody({ typed, onType, close }: PaletteBodyProps) {
  const router = useRouter();
  const words = typed.trim();
  const search = usePlanSearch(words);
  const [wantedId, setWantedId] = useState("");

  const fixed = useMemo(() => {
    const go = (href: Route) => router.push(href);
    return {
      page: readPageCommands(),
      everywhere: everywhereCommands(go),
      places: placeCommands(go),
    };
  }, [router]);

  const found = (commands: PaletteCommand[]) =>
    commands.filter(({ label, keywords = "" }) => matches(`${label} ${keywords}`, words));
  const plans = planCommands(search, words, (id) => router.push(`/my-plans/${id}`));
  const actions = found([...fixed.page, ...fixed.everywhere]);
  const places = found(fixed.places);
  const groups = words
    ? [
        { heading: "Plans", commands: plans },
        { heading: "Actions", commands: actions },
        { heading: "Go to", commands: places },
      ]
    : [
        { heading: "Actions", commands: actions },
        { heading: "Plans", commands: plans },
        { heading: "Go to", commands: places },
      ];
  const shown = groups.flatMap(({ commands }) => commands);
  // What was chosen may have left with the next letter; then it is the first that Enter takes.
  const selected = shown.find(({ id }) => id === wantedId) ?? shown[0];

  return (
    <Command
      label="Search plans, pages and actions"
      shouldFilter={false}
      loop
      value={selected?.id ?? ""}
      onValueChange={setWantedId}
      className="contents"
    >
      <div className="flex items-center gap-1 border-b py-1.5 pr-1.5 pl-4">
        <Search aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
        <Command.Input
          dir="auto"
          value={typed}
          onValueChange={(next) => {
            onType(next);
            setWantedId("");
          }}
          maxLength={SEARCH_MAX_CHARACTERS}
          enterKeyHint="go"
          placeholder="Plan, page or action"
          className="min-h-12 min-w-0 flex-1 bg-transparent px-3 outline-none"
        />
        <DialogClose
          aria-label="Close"
          className="inline-grid size-11 shrink-0 place-items-center rounded-lg text-muted-foreground transition-colors hover:bg-accent hover:text-foreground"
        >
          <X aria-hidden="true" className="size-5" />
        </DialogClose>
      </div>
      <PaletteStatus
        search={search}
        words={words}
        plans={plans.length}
        others={actions.length + places.length}
      />
      <Command.List
        label="Results"
        className={cn("overflow-y-auto overscroll-contain", shown.length > 0 && "p-2")}
      >
        {groups.map(({ heading, commands }) =>
          commands.length > 0 ? (
            <PaletteGroup
              key={heading}
              heading={heading}
              commands={commands}
              onRun={(command) => {
                close();
                command.run();
              }}
            />
          ) : null,
        )}
      </Command.List>
    </Command>
  );
}
