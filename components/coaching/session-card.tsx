import { Trash2 } from "lucide-react";
import { useState } from "react";
import { DeleteSessionDialog } from "@/components/coaching/delete-session-dialog";
import { LocalDate } from "@/components/shared/local-date";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { HISTORY_CHARACTERS } from "@/lib/coaching/constants";
import type { ConversationCard } from "@/lib/coaching/types";

type SessionCardProps = ConversationCard & {
  onOpen: (id: string) => Promise<void>;
  onDeleted: (id: string) => void;
  /** Where the person goes on after a deletion. */
  focusAfter: () => void;
};

export function SessionCard({
  id,
  createdAt,
  content,
  context,
  onOpen,
  onDeleted,
  focusAfter,
}: SessionCardProps) {
  const [isAsking, setAsking] = useState(false);
  const { progress } = context;
  const isCut = content.length > HISTORY_CHARACTERS;
  const characters = isCut ? `${content.slice(0, HISTORY_CHARACTERS)}...` : content;
  return (
    <li>
      <Card className="gap-3">
        <p className="font-semibold">
          <LocalDate iso={createdAt} />
        </p>
        <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
          {characters}
        </p>
        {progress ? (
          <p className="text-sm text-muted-foreground">
            Linked to progress: {progress.completedTasks}/{progress.totalTasks} tasks
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => void onOpen(id)}>
            Read whole session
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Delete session"
            onClick={() => setAsking(true)}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </Button>
        </div>
      </Card>
      <DeleteSessionDialog
        id={id}
        open={isAsking}
        onOpenChange={setAsking}
        onDeleted={() => onDeleted(id)}
        focusAfter={focusAfter}
      />
    </li>
  );
}
