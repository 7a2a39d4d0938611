import type { OpportunityListItem, OpportunityStage } from '@notaria/erp';
import { type DragEvent, useState } from 'react';

/** Dragging cards of the board by the mouse. */
export interface BoardDrag {
  readonly isActive: boolean;
  /** Returns the properties of a card. */
  cardOf(opportunity: OpportunityListItem): {
    readonly draggable: boolean;
    readonly 'data-dragged': boolean | undefined;
    onDragStart(event: DragEvent<HTMLElement>): void;
    onDragEnd(): void;
  };
  /** Returns the properties of a stage, which takes the cards of other stages. */
  targetOf(stage: OpportunityStage): {
    readonly 'data-drop'?: 'possible' | 'over';
    onDragEnter?(event: DragEvent<HTMLElement>): void;
    onDragOver?(event: DragEvent<HTMLElement>): void;
    onDragLeave?(event: DragEvent<HTMLElement>): void;
    onDrop?(event: DragEvent<HTMLElement>): void;
  };
}

type Drop = (opportunity: OpportunityListItem, stage: OpportunityStage) => void;

interface TargetState {
  readonly isOver: boolean;
  readonly enter: () => void;
  readonly leave: () => void;
  readonly drop: () => void;
}

/** Returns the properties of a stage that takes the dragged card. */
function targetProps({
  isOver,
  enter,
  leave,
  drop,
}: TargetState): ReturnType<BoardDrag['targetOf']> {
  const accept = (event: DragEvent<HTMLElement>): void => {
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    enter();
  };
  return {
    'data-drop': isOver ? 'over' : 'possible',
    onDragEnter: accept,
    onDragOver: accept,
    onDragLeave({ currentTarget, relatedTarget }) {
      if (!currentTarget.contains(relatedTarget as Node | null)) leave();
    },
    onDrop(event) {
      event.preventDefault();
      drop();
    },
  };
}

export function useDrag(onDrop: Drop, mayDrag: (id: number) => boolean): BoardDrag {
  const [dragged, setDragged] = useState<OpportunityListItem>();
  /** The stage below the pointer. */
  const [over, setOver] = useState<OpportunityStage>();
  const end = (): void => {
    setDragged(undefined);
    setOver(undefined);
  };
  return {
    isActive: dragged !== undefined,
    cardOf: (opportunity) => ({
      draggable: mayDrag(opportunity.id),
      'data-dragged': dragged?.id === opportunity.id || undefined,
      onDragStart({ dataTransfer }) {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', opportunity.title);
        // The browser takes its picture of the card first, as it is.
        setTimeout(() => setDragged(opportunity));
      },
      onDragEnd: end,
    }),
    targetOf(stage) {
      if (dragged === undefined || dragged.stage === stage) return {};
      return targetProps({
        isOver: over === stage,
        enter: () => setOver(stage),
        leave: () => setOver((now) => (now === stage ? undefined : now)),
        drop() {
          end();
          onDrop(dragged, stage);
        },
      });
    },
  };
}
